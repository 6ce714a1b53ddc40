/* sha256.h - fingerprints of files, to know what a result belongs to.
   SPDX-License-Identifier: MIT

   By hand, in a hundred lines: libarchive has no digest to call, and a library
   for cryptography would be one more package on every machine of a cluster, for
   fingerprints that keep no secret.  A test holds it to sha256sum.

       struct sha256 h = sha256_start();
       sha256_add(&h, data, size);
       sha256_hex(&h, text);  */
#ifndef TOOLS_LABGRADE_SHA256_H
#define TOOLS_LABGRADE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_HEX = 65 };

struct sha256 {
    uint32_t state[8];
    uint64_t size; /* bytes so far */
    unsigned char block[64];
};

struct sha256 sha256_start(void);
void sha256_add(struct sha256 *h, const void *data, size_t size);

/* Add TEXT and the zero byte that ends it, so that "ab","c" is not "a","bc". */
void sha256_add_text(struct sha256 *h, const char *text);

/* Write the fingerprint in hexadecimal to HEX.  H is used up.  */
void sha256_hex(struct sha256 *h, char hex[SHA256_HEX]);

#endif
