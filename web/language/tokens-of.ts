/** A named value of the shop's styles. */
export interface Token {
  /** With its two hyphens. */
  readonly name: string
  readonly value: string
  /** What it is for. */
  readonly use: string
}

/** No part reads past the beginning of the next declaration, so that a search costs linear time. */
const declaration = /(?:\/\*([^*]+)\*\/\s*)?(?<![\w-])(--[\w-]+):([^;:]+);/g

/** The tokens that a stylesheet sets for all of the page; what narrower screens or other settings change is left out. */
export function tokensOf(css: string): readonly Token[] {
  const [everywhere = ''] = css.split(/^:root\[|^@media/m)
  return [...everywhere.matchAll(declaration)].map(([, use = '', name = '', value = '']) => ({
    name,
    value: value.trim(),
    use: use.trim(),
  }))
}
