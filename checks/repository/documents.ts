/** Returns the test titles in the last column of a document's tables, in backticks. */
export function titlesNamedIn(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => /^\s*\|.*\|\s*$/.test(line))
    .flatMap((row) => {
      const lastColumn =
        row
          .trim()
          .slice(0, -1)
          .split(/(?<!\\)\|/)
          .at(-1) ?? ''
      return [...lastColumn.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title.replaceAll('\\|', '|'))
    })
}

/** Returns titles of tests and groups: every string that is the first of several arguments. */
export function titlesWrittenIn(testText: string): string[] {
  const firstTexts = testText.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1\s*,/g)
  return [...firstTexts].map(([, , title = '']) => title.replace(/\\(.)/g, '$1'))
}

/** Returns named titles that no test has. */
export function findMissingTitles(named: readonly string[], written: readonly string[]): string[] {
  const existing = new Set(written)
  return named.filter((title) => !existing.has(title))
}

/** Returns the places that a document names in the form `name` in `file`. */
export function placesNamedIn(markdown: string): readonly { readonly name: string; readonly file: string }[] {
  const places = markdown.matchAll(/`(\w+)` in `([\w./-]+\.tsx?)`/g)
  return [...places].map(([, name = '', file = '']) => ({ name, file }))
}

/** Returns whether a module's text exports a function, class or constant of this name. */
export function exportsName(source: string, name: string): boolean {
  return new RegExp(`^export (?:async )?(?:function|class|const) ${name}\\b`, 'm').test(source)
}

interface Setting {
  readonly fallback?: string
}

/**
 * Returns the differences between `.env.example` and the settings that the server reads. The file lists each
 * setting once, commented out by a `#`, with its default after the `=`.
 */
export function findEnvExampleFlaws(example: string, settings: Readonly<Record<string, Setting>>): string[] {
  const entries = [...example.matchAll(/^(#?)\s*([A-Z][A-Z0-9_]*)=(.*)$/gm)]
  const listed = entries.map(([, , name = '']) => name)
  return [
    ...Object.keys(settings)
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is missing`),
    ...listed.filter((name) => !(name in settings)).map((name) => `${name} is not a setting`),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map((name) => `${name} is listed twice`),
    ...entries.flatMap(([, , name = '', value = '']) => {
      const fallback = settings[name]?.fallback
      return fallback === undefined || fallback === value.trim()
        ? []
        : [`${name} has the default ${fallback}`]
    }),
  ]
}

/** The maximum number of lines of documents that people read as a whole. */
export const shortDocuments: Readonly<Record<string, number>> = {
  'docs/glossary.md': 60,
  'docs/performance.md': 120,
}

/** Returns whether a text has more lines than allowed; a final line break does not count. */
export function isLongerThan(text: string, most: number): boolean {
  return text.trimEnd().split('\n').length > most
}
