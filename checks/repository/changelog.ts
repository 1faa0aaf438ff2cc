/** The most characters of an entry. */
export const mostCharacters = 160

/** Returns entries of a changelog that are too long or span several lines, and a version without a section. */
export function findChangelogFlaws(changelog: string, version: string): string[] {
  const lines = changelog.split('\n')
  const dated = new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d{2}-\\d{2}\\)$`, 'm')
  return [
    ...(dated.test(changelog) ? [] : [`${version} has no section`]),
    ...lines
      .filter((line) => line.startsWith('- ') && line.length - 2 > mostCharacters)
      .map((line) => `${line.slice(2, 42)}… has ${line.length - 2} characters`),
    ...lines
      .filter((line, at) => /^\s*\S/.test(line) && lines[at - 1]?.startsWith('- ') && !line.startsWith('- '))
      .map((line) => `${line.trim().slice(0, 40)} continues an entry`),
  ]
}
