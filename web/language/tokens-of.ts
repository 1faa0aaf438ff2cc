/** A named value of the shop's styles. */
export interface Token {
  /** With its two hyphens. */
  readonly name: string
  readonly value: string
  /** What it is for. */
  readonly use: string
}

const declaration = /(?:\/\*\s*([^*]+?)\s*\*\/\s*)?(--[\w-]+):\s*([^;]+);/g

/** The tokens that a stylesheet sets for all of the page; what narrower screens or other settings change is left out. */
export function tokensOf(css: string): readonly Token[] {
  const [everywhere = ''] = css.split(/^:root\[|^@media/m)
  return [...everywhere.matchAll(declaration)].map(([, use = '', name = '', value = '']) => ({
    name,
    value,
    use,
  }))
}
