/** The web app's fonts: the file of Commissioner that each is cut from, and its characters as hexadecimal ranges. */
export const fontFiles = [
  {
    name: 'commissioner-basic.woff2',
    source: 'commissioner-latin-full-normal.woff2',
    ranges: '20-7e a0 a9 b7 d7 2013-2014 2018-2019 201c-201d 2022 2026 20ac 2122 2191 2193 2212',
  },
  {
    name: 'commissioner-accents.woff2',
    source: 'commissioner-latin-full-normal.woff2',
    ranges: 'c1 c9 d3 d6 d8 dc e0-ff',
  },
  {
    name: 'commissioner-latin.woff2',
    source: 'commissioner-latin-full-normal.woff2',
    ranges:
      'a1-a8 aa-b6 b8-c0 c2-c8 ca-d2 d4-d5 d9-db dd-df 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 329 2000-2012 2015-2017 201a-201b 201e-2021 2023-2025 2027-206f 2215 feff fffd',
  },
  {
    name: 'commissioner-latin-ext.woff2',
    source: 'commissioner-latin-ext-full-normal.woff2',
    ranges:
      '100-130 132-151 154-2ba 2bd-2c5 2c7-2cc 2ce-2d7 2dd-2ff 1d00-1dbf 1e00-1e9f 1ef2-1eff 20a0-20ab 20ad-20c0 2113 2c60-2c7f a720-a7ff',
  },
] as const;
