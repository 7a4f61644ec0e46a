/**
 * Whether HEIC is decoded here where the browser cannot do it. HEVC, its coding, is covered by patents in some countries, so whether
 * to ship a decoder is up to whoever runs a site: with `false`, none is served, and only browsers that read HEIC do. See docs/deploy.md.
 */
const HAS_HEIC_DECODER: boolean = true

/** libheif with libde265, LGPL 3.0: never bundled, but served as its authors made it. */
const HEIC_DECODER = 'libheif-js/libheif-wasm/libheif-bundle.mjs'

/** For the `assets` of an entry that decodes. */
export const HEIC_ASSETS: readonly string[] = HAS_HEIC_DECODER ? [HEIC_DECODER] : []
