/** A program and its arguments without any character that a shell interprets. */
const plainWords = /^[\w./:@-]+(?: [\w./:@=-]+)*$/
/** Shell built-ins, which are not programs. */
const shellCommands = ['exec', 'cd', 'set', 'export', 'source', 'eval', 'env']

/**
 * Finds scripts of `package.json` that need a shell. npm runs scripts in `sh` on one system and in `cmd.exe`
 * on another, where `&&`, `;`, `|`, `$`, quotes, `exec` and `NAME=value` differ.
 */
export function findShellSyntax(scripts: Readonly<Record<string, string>>): string[] {
  return Object.entries(scripts).flatMap(([name, command]) => {
    const [program = ''] = command.split(' ')
    if (plainWords.test(command) && !shellCommands.includes(program)) return []
    return [`${name} needs a shell: ${command}`]
  })
}
