import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** The jar of Debian's package libsaxonhe-java. */
const saxon = process.env.SAXON_JAR ?? '/usr/share/java/Saxon-HE.jar'
const compiler = join(import.meta.dirname, 'compile-schematron.xsl')

/** The official rules in a folder with the repositories of their makers, under their names at GitHub. */
export const places = {
  cenUbl: 'eInvoicing-EN16931/ubl/xslt/EN16931-UBL-validation.xslt',
  cenCii: 'eInvoicing-EN16931/cii/xslt/EN16931-CII-validation.xslt',
  xrechnung: 'xrechnung-schematron/src/validation/schematron/ubl/XRechnung-UBL-validation.sch',
  peppol: 'peppol-bis-invoice-3/rules/sch/PEPPOL-EN16931-UBL.sch',
  ciiSchema:
    'eInvoicing-EN16931/cii/schema/D16B SCRDM (Subset)/uncoupled clm/CII/uncefact/data/standard/CrossIndustryInvoice_100pD16B.xsd',
} as const

/** The schema of CII in the profile EN 16931 of Factur-X, by another maker. */
export const facturX = join(
  import.meta.dirname,
  '../peers/validators/node_modules/@stackforge-eu/factur-x/schema/en16931/FACTUR-X_EN16931.xsd',
)

/** Runs a program; returns its output, and its errors if it fails. */
export function run(program: string, args: readonly string[]): Promise<{ ok: boolean; out: string }> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { maxBuffer: 256 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') reject(new Error(`${program} is missing`))
      else resolve({ ok: error === null, out: error ? stdout + stderr : stdout })
    })
  })
}

async function transform(source: string, stylesheet: string, to: string): Promise<void> {
  if (!existsSync(saxon))
    throw new Error('Saxon is missing: apt-get install libsaxonhe-java, or set SAXON_JAR')
  const args = [`-s:${source}`, `-xsl:${stylesheet}`, `-o:${to}`]
  const { ok, out } = await run('java', ['-cp', saxon, 'net.sf.saxon.Transform', ...args])
  if (!ok) throw new Error(out)
}

/** What rules find in the files of a folder, by file; an empty list for a file without a finding. */
export type Findings = ReadonlyMap<string, readonly string[]>

/** Validates files by rules that their maker has compiled, which report in SVRL. */
export async function byStylesheet(files: string, stylesheet: string): Promise<Findings> {
  const reports = mkdtempSync(join(tmpdir(), 'truewheel-rules-'))
  await transform(files, stylesheet, reports)
  return findingsIn(reports, (report) => {
    if (!report.includes('fired-rule')) return ['no rule was applied']
    const failed = report.split('<svrl:failed-assert').slice(1)
    return failed.map((text) => text.split('<svrl:text>')[1]?.split('</svrl:text>')[0]?.trim() ?? text)
  })
}

/** Validates files by rules in Schematron, which are compiled here. Notes of the rules are no findings. */
export async function bySchematron(files: string, schematron: string): Promise<Findings> {
  const reports = mkdtempSync(join(tmpdir(), 'truewheel-rules-'))
  const compiled = join(
    mkdtempSync(join(tmpdir(), 'truewheel-rules-')),
    `${basename(schematron, '.sch')}.xsl`,
  )
  await transform(schematron, compiler, compiled)
  await transform(files, compiled, reports)
  return findingsIn(reports, (report) =>
    report.split('\n').filter((line) => line !== '' && !line.startsWith('information ')),
  )
}

function findingsIn(reports: string, findingsOf: (report: string) => readonly string[]): Findings {
  return new Map(
    readdirSync(reports).map((name) => [name, findingsOf(readFileSync(join(reports, name), 'utf8'))]),
  )
}

/** Validates files by an XML schema. */
export async function bySchema(files: string, schema: string): Promise<Findings> {
  const findings = new Map<string, readonly string[]>()
  for (const name of readdirSync(files)) {
    const { ok, out } = await run('xmllint', ['--noout', '--schema', schema, join(files, name)])
    findings.set(name, ok ? [] : [out])
  }
  return findings
}

/** Makes a folder for the files of a format. */
export function folderFor(home: string, name: string): string {
  const folder = join(home, name)
  mkdirSync(folder, { recursive: true })
  return folder
}
