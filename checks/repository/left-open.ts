// The patterns avoid matching themselves, because this file is checked too.
const patterns = [
  {
    what: 'a test that does not run',
    pattern: /\b(it|test|describe)\.(skip|skipIf|runIf|only|todo|fixme)\b/,
  },
  { what: 'work left open', pattern: /\b(TO[D]O|FIX[M]E|X[X]X)\b/ },
  { what: 'a check switched off', pattern: /@ts-(ignore|nocheck)\b/ },
  { what: 'an unknown type', pattern: /(:|\bas)\s+any\b(?!\s+\w)/, inCodeOnly: true },
]

interface SourceText {
  readonly path: string
  readonly text: string
}

/** Returns places of open work and silenced checks, as "path:line: what". */
export function findLeftOpen(files: readonly SourceText[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        patterns
          .filter(({ pattern, inCodeOnly }) => pattern.test(line) && !(inCodeOnly && isComment(line)))
          .map(({ what }) => `${path}:${index + 1}: ${what}`),
      ),
  )
}

function isComment(line: string): boolean {
  return /^\s*(\/\/|\/?\*)/.test(line)
}
