interface SourceText {
  readonly path: string
  readonly text: string
}

/** Earlier migrations have run without a declaration, and must not change. */
const firstDeclaring = 61

const declaration = /^export const codeBefore = '(runs|stops)'$/m

/** Changes that make statements of the previous version fail or lose data. */
const harms: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'drops', pattern: /\.drop(?!Index\b|Default\b|NotNull\b)[A-Z]\w*\(/ },
  { what: 'drops', pattern: /\bdrop\s+(?:table|column|constraint|view|type|schema)\b/i },
  { what: 'renames', pattern: /\.rename(?:To|Column|Constraint)\w*\(|\brename\s+(?:to|column)\b/i },
  { what: 'requires a value', pattern: /\.setNotNull\(|\bset\s+not\s+null\b/i },
  { what: 'changes a type', pattern: /\.setDataType\(|\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i },
]

/**
 * Returns migrations from 0061 on that do not declare whether the previous code still runs on the new tables, or
 * declare it wrongly. During a rolling upgrade both versions write to the same tables.
 */
export function findIncompatibleMigrations(files: readonly SourceText[]): string[] {
  return files.flatMap(({ path, text }) => {
    const number = Number(/^server\/data\/migrations\/(\d{4})-[^/]*(?<!\.test)\.ts$/.exec(path)?.[1] ?? 0)
    if (number < firstDeclaring) return []
    const declared = declaration.exec(text)?.[1]
    if (declared === undefined) return [`${path}: does not declare codeBefore = 'runs' or 'stops'`]
    if (declared === 'stops') return []
    return harmsOf(text).map((what) => `${path}: ${what}, so the code before it does not run`)
  })
}

function harmsOf(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const found = harms.filter(({ pattern }) => pattern.test(code)).map(({ what }) => what)
  if (requiresNewColumn(code)) found.push('adds a column that must have a value, without a default')
  return [...new Set(found)]
}

/** Whether a column is added to an existing table with NOT NULL and without a default. */
function requiresNewColumn(code: string): boolean {
  const alterations = code.split(/\.alterTable\(/).slice(1)
  const columns = alterations.flatMap((alteration) => {
    const [chain = ''] = alteration.split('.execute(')
    return chain.split(/\.addColumn\(/).slice(1)
  })
  const statements = [...code.matchAll(/\badd\s+column\b[^;`]*/gi)].map(([statement]) => statement)
  return (
    columns.some((column) => column.includes('.notNull()') && !column.includes('.defaultTo(')) ||
    statements.some((statement) => /\bnot\s+null\b/i.test(statement) && !/\bdefault\b/i.test(statement))
  )
}
