import { readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.ts'
import { checkImports } from './check-imports.ts'
import { findEnvironmentReaders } from './environment-readers.ts'
import { findOddNames } from './file-names.ts'
import { withPlantedTree } from './plant.ts'
import { plantedImports } from './planted-breaks.ts'
import { importRules } from './rules.ts'

const planted = await withPlantedTree(checkImports)
const real = await checkImports(process.cwd())
const code = sourceFiles().filter((path) => /\.(tsx?|mjs)$/.test(path))
const texts = code.map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const problems = [
  ...checkTheChecker(),
  ...real.broken.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`),
  ...findEnvironmentReaders(texts).map((path) => `only server/config reads the environment: ${path}`),
  ...findOddNames(sourceFiles()).map((path) => `file names are kebab-case: ${path}`),
]

for (const problem of problems) console.error(problem)
console.log(
  `Borders: ${real.files.length} files, ${real.imports} imports, ${importRules.length} rules, ` +
    `${planted.broken.length} planted breaks found, ${problems.length} problems.`,
)
process.exitCode = problems.length === 0 ? 0 : 1

/**
 * Checks that the tool reads every file and that each rule can fail, because a tool that reads no file reports no
 * error.
 */
function checkTheChecker(): string[] {
  const read = new Set(real.files)
  const unread = code.filter((path) => path.includes('/') && !path.startsWith('.') && !read.has(path))
  const expected = plantedImports.flatMap(({ brokenRule, from, to }) =>
    brokenRule === null ? [] : [line(brokenRule, from, to)],
  )
  const found = planted.broken.map(({ rule, from, to }) => line(rule, from, to))
  const untested = importRules.filter(({ name }) => !plantedImports.some((each) => each.brokenRule === name))
  return [
    ...unread.map((path) => `the border check did not read ${path}`),
    ...expected.filter((each) => !found.includes(each)).map((each) => `planted break not found: ${each}`),
    ...found.filter((each) => !expected.includes(each)).map((each) => `reported an allowed import: ${each}`),
    ...untested.map(({ name }) => `rule without a planted break: ${name}`),
  ]
}

function line(rule: string, from: string, to: string): string {
  const target = to.replace(/^node:/, '')
  return `${rule}: ${from} → ${target.slice(target.lastIndexOf('/') + 1)}`
}
