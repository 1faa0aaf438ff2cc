// Patterns that Biome does not check. They are written so that they do not match themselves, because this file is
// checked too.
const patterns = [
  { what: 'a test that may not run', pattern: /\b(it|test|describe)\.(skipIf|runIf|todo)\b/ },
  { what: 'work left open', pattern: /\b(TO[D]O|FIX[M]E|X[X]X)\b/ },
  { what: 'a check switched off', pattern: /@ts-no[c]heck\b/ },
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
          .filter(({ pattern }) => pattern.test(line))
          .map(({ what }) => `${path}:${index + 1}: ${what}`),
      ),
  )
}
