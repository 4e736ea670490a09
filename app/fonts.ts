import localFont from "next/font/local";

/** Letters of Italian and English. */
export const lexend = localFont({
  src: "../node_modules/@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2",
  variable: "--font-lexend",
  weight: "100 900",
  display: "swap",
});

/** Names from elsewhere (Łukasz, Țepeș): fetched only when such a letter is on the page. */
export const lexendExtended = localFont({
  src: "../node_modules/@fontsource-variable/lexend/files/lexend-latin-ext-wght-normal.woff2",
  variable: "--font-lexend-extended",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-02BA, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F",
    },
  ],
});

/**
 * Fetched only when chosen, as the next one. Until it is here its stand-in is shown: Lexend, which every page has, as wide and
 * as high, so that hardly a line breaks elsewhere afterwards. (The stand-in that is made of Arial by itself is there on
 * some devices only.)
 */
export const atkinson = localFont({
  src: "../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  variable: "--font-atkinson",
  weight: "200 800",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

export const atkinsonStandIn = localFont({
  src: "../node_modules/@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2",
  variable: "--font-atkinson-stand-in",
  weight: "100 900",
  display: "swap",
  declarations: [
    { prop: "size-adjust", value: "92%" },
    { prop: "ascent-override", value: "106.5%" },
    { prop: "descent-override", value: "34.8%" },
  ],
});

export const openDyslexic = localFont({
  src: [
    {
      path: "../node_modules/@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2",
      weight: "400",
    },
    {
      path: "../node_modules/@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2",
      weight: "700",
    },
  ],
  variable: "--font-opendyslexic",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

export const openDyslexicStandIn = localFont({
  src: "../node_modules/@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2",
  variable: "--font-opendyslexic-stand-in",
  weight: "100 900",
  display: "swap",
  declarations: [
    { prop: "size-adjust", value: "146%" },
    { prop: "ascent-override", value: "89%" },
    { prop: "descent-override", value: "35.6%" },
  ],
});
