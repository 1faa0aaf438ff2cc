interface SourceText {
  readonly path: string
  readonly text: string
}

/** Calls that turn text into markup, run a shell, or stop working in the build. Biome finds code made from text. */
const dangerous: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['markup from text', /\.(?:inner|outer)HTML\b|\binsertAdjacentHTML\(|\bdocument\.write/],
  ['a shell', /\bshell: (?!false)/],
  // The bundler assumes that these calls cannot throw, and removes them.
  ['a call that the bundler leaves out', /^\s*(?:de|en)codeURI(?:Component)?\(.*\)$/],
]

/** Returns dangerous calls in the product, as "path:line: what" (ASVS 1.2.5, 3.2.2). */
export function findDangerousCalls(files: readonly SourceText[]): string[] {
  return files
    .filter(
      ({ path }) =>
        /^(?:contract|domain|sandbox|server|web)\//.test(path) && !/\.test\.|\/testing\//.test(path),
    )
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          dangerous
            .filter(([, pattern]) => pattern.test(line))
            .map(([what]) => `${path}:${index + 1}: ${what}`),
        ),
    )
}
