/** A program of this repository or of its packages, and words for it: nothing that a shell would read in its own way. */
const plainWords = /^[\w./:@-]+(?: [\w./:@=-]+)*$/
/** Commands of a shell, which are no programs. */
const shellCommands = ['exec', 'cd', 'set', 'export', 'source', 'eval', 'env']

/**
 * Finds scripts of `package.json` that need a shell: npm gives them to `sh` on one system and to `cmd.exe` on another, and
 * `&&`, `;`, `|`, `$`, quotes, `exec` and `NAME=value` mean something else there, or nothing.
 */
export function findShellSyntax(scripts: Readonly<Record<string, string>>): string[] {
  return Object.entries(scripts).flatMap(([name, command]) => {
    const [program = ''] = command.split(' ')
    if (plainWords.test(command) && !shellCommands.includes(program)) return []
    return [`${name} needs a shell: ${command}`]
  })
}
