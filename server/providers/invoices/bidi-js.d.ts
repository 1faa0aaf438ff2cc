declare module 'bidi-js' {
  interface EmbeddingLevels {
    readonly levels: Uint8Array
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[]
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): EmbeddingLevels
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>
  }
  // biome-ignore lint/style/noDefaultExport: the package has no other export.
  export default function bidiFactory(): Bidi
}
