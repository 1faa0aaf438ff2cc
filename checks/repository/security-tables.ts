/** A row of a table of requirements. */
export interface RequirementRow {
  readonly id: string
  readonly status: string
  /** The names in backticks in its last column. */
  readonly proofs: readonly string[]
}

/** The existing things that a row of the table may name. */
export interface Evidence {
  /** Every file and folder of the repository. */
  readonly paths: ReadonlySet<string>
  readonly titles: ReadonlySet<string>
  /** The commands of tools/commands.mjs. */
  readonly scripts: ReadonlySet<string>
  /** The names of attacks. */
  readonly attacks: ReadonlySet<string>
}

/** Reads the rows whose first cell is an id such as `1.2.3` or `API1:2023`. */
export function requirementRows(markdown: string): RequirementRow[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim())
    const [id = ''] = cells
    if (!/^(?:\d+\.\d+\.\d+|API\d+:\d+)$/.test(id)) return []
    return [{ id, status: cells.at(-2) ?? '', proofs: namedIn(cells.at(-1) ?? '') }]
  })
}

function namedIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

const countsOrder = ['met', 'partly', 'not applicable', 'open']

/** Counts the states of a table, in the wording of its introduction. */
export function countsOf(rows: readonly RequirementRow[]): string {
  const counts = countsOrder.map((state) => {
    const count = rows.filter(({ status }) => status === state || status.startsWith(`${state}:`)).length
    return `${count} ${state}`
  })
  return `${counts.join(', ')}, of ${rows.length}`
}

/** Returns every name in backticks in the last column of a document's tables. */
export function proofsNamedIn(markdown: string): string[] {
  const rows = markdown.split('\n').filter((line) => /^\|.*\|$/.test(line))
  return rows.flatMap((line) => namedIn(line.split(/(?<!\\)\|/).at(-2) ?? ''))
}

/** Returns names that are not a file, test title, script or attack. */
export function findMissingProofs(named: readonly string[], evidence: Evidence): string[] {
  return named.filter((name) => !exists(name, evidence)).map((name) => `${name} does not exist`)
}

function exists(name: string, { paths, titles, scripts, attacks }: Evidence): boolean {
  const [, script = '', argument] = /^npm run (?:lab -- )?([\w:-]+)(?: (?:-- )?(\S+))?$/.exec(name) ?? []
  if (script !== '') return scripts.has(script) && (script !== 'attacks' || attacks.has(argument ?? ''))
  return titles.has(name) || paths.has(name.replace(/\/$/, ''))
}

const statuses = /^(?:met|partly|not applicable|open)(?=$|:)/

/** Returns the errors of a table of requirements: missing, unknown or repeated rows, invalid states, missing proofs. */
export function findTableFlaws(
  rows: readonly RequirementRow[],
  required: readonly string[],
  evidence: Evidence,
): string[] {
  const ids = rows.map(({ id }) => id)
  return [
    ...required.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id) => !required.includes(id)).map((id) => `${id} is unknown`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`),
    ...rows.filter(({ status }) => !statuses.test(status)).map(({ id, status }) => `${id} is "${status}"`),
    ...rows
      .filter(({ status }) => /^(?:partly|not applicable|open)$/.test(status))
      .map(({ id }) => `${id} gives no reason`),
    ...rows
      .filter(({ status, proofs }) => status.startsWith('met') && proofs.length === 0)
      .map(({ id }) => `${id} names nothing that shows it`),
    ...rows.flatMap(({ id, proofs }) => findMissingProofs(proofs, evidence).map((flaw) => `${id}: ${flaw}`)),
  ]
}
