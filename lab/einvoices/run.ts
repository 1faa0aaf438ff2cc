// npm run lab -- einvoices [FOLDER]   makes e-invoices of everything that the shop sells, and validates them by the
//                                     schema of Factur-X (of npm, `node lab/peers/install.mjs validators`) and the
//                                     official rules in FOLDER: the repositories eInvoicing-EN16931,
//                                     xrechnung-schematron and peppol-bis-invoice-3 of their makers. Needs
//                                     libxml2-utils, qpdf and poppler-utils of Debian, for the rules also java and
//                                     libsaxonhe-java.
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EInvoiceFormat, eInvoiceFormats } from '../../contract/payments/e-invoices.ts'
import { formatInvoiceNumber } from '../../domain/payments/invoice-number.ts'
import { makeEInvoice } from '../../server/operations/e-invoices/make-e-invoice.ts'
import { describeInvoice } from '../../server/operations/invoices/describe-invoice.ts'
import type { Invoice } from '../../server/operations/invoices/invoice-content.ts'
import { flawsOfHybrid } from './check-pdf.ts'
import { openShopOfPapers } from './shop-of-papers.ts'
import {
  bySchema,
  bySchematron,
  byStylesheet,
  type Findings,
  facturX,
  folderFor,
  places,
} from './validators.ts'

const [rules] = process.argv.slice(2)
const absent =
  rules === undefined ? [] : Object.values(places).filter((place) => !existsSync(join(rules, place)))
if (absent.length > 0)
  throw new Error(`Name the folder with the official rules; it lacks ${absent.join(', ')}`)

const home = mkdtempSync(join(tmpdir(), 'truewheel-e-invoices-'))
let failed = 0

/** Prints what rules find. */
function judge(what: string, findings: Findings): void {
  const wrong = [...findings].filter(([, found]) => found.length > 0)
  failed += wrong.length
  console.log(`  ${wrong.length === 0 ? 'holds' : 'FAILS'}  ${what}: ${findings.size} files`)
  for (const [name, found] of wrong) console.log(`         ${name}: ${found.join('\n         ')}`)
}

interface Made {
  readonly paper: Invoice
  readonly files: ReadonlyMap<EInvoiceFormat, Buffer>
}

const { shop, sold } = await openShopOfPapers()
const made: Made[] = []
try {
  for (const paper of await sold.papers()) {
    const files = new Map<EInvoiceFormat, Buffer>()
    for (const format of eInvoiceFormats) {
      const file = await makeEInvoice(shop, paper, format)
      if (!file.ok) {
        // Persons have no address in Peppol.
        if (format !== 'peppol')
          throw new Error(`${formatInvoiceNumber(paper)}: ${file.message ?? file.code}`)
        continue
      }
      files.set(format, file.value.content)
      writeFileSync(join(folderFor(home, format), file.value.name), file.value.content)
    }
    made.push({ paper, files })
  }
  const notes = made.filter(({ paper }) => paper.kind === 'credit-note').length
  console.log(`${made.length} papers of the shop, ${notes} of them credit notes, in ${home}`)
  const [xrechnung, peppol, cii] = [join(home, 'xrechnung'), join(home, 'peppol'), join(home, 'cii')]
  judge('CII, schema of Factur-X', await bySchema(cii, facturX))
  if (rules === undefined) console.log('  The official rules are not run without a folder that has them.')
  else {
    judge('XRechnung, rules of EN 16931', await byStylesheet(xrechnung, join(rules, places.cenUbl)))
    judge('XRechnung, rules of XRechnung 3.0', await bySchematron(xrechnung, join(rules, places.xrechnung)))
    judge('Peppol, rules of EN 16931', await byStylesheet(peppol, join(rules, places.cenUbl)))
    judge('Peppol, rules of Peppol BIS 3.0', await bySchematron(peppol, join(rules, places.peppol)))
    judge('CII, schema D16B', await bySchema(cii, join(rules, places.ciiSchema)))
    judge('CII, rules of EN 16931', await byStylesheet(cii, join(rules, places.cenCii)))
  }
  const hybrids = new Map<string, readonly string[]>()
  for (const { paper, files } of made) {
    const name = `${formatInvoiceNumber(paper)}-zugferd.pdf`
    const amounts = describeInvoice(paper).sums.map(([, amount]) => amount)
    const contained = { cii: String(files.get('cii')), amounts }
    hybrids.set(name, await flawsOfHybrid(join(home, 'zugferd'), name, contained))
  }
  judge('ZUGFeRD, structure, metadata, file and amounts', hybrids)
} finally {
  await shop.drop()
}
// The process that sets papers would keep this one waiting.
process.exit(failed > 0 ? 1 : 0)
