const BLOCK_KINDS = ['exif', 'xmp', 'icc', 'iptc', 'comment', 'text', 'credentials', 'extra', 'other'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/** A part of an image file that says something beside its pixels. */
export type Block = { readonly kind: BlockKind; readonly name: string; readonly bytes: number; readonly data: Uint8Array }
