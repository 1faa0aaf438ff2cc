import { join } from 'node:path'
import { run } from './validators.ts'

/**
 * Returns what is wrong with a PDF of ZUGFeRD, as far as programs of Debian tell: structure, embedded fonts, the
 * metadata of PDF/A-3b and Factur-X, the output intent, and the embedded file. veraPDF is not to be had from npm or
 * Debian, so that nothing here judges PDF/A as a whole.
 *
 * @param cii the XML file that the PDF has to contain.
 * @param amounts as the paper prints them.
 */
export async function flawsOfHybrid(
  folder: string,
  name: string,
  { cii, amounts }: { readonly cii: string; readonly amounts: readonly string[] },
): Promise<readonly string[]> {
  const file = join(folder, name)
  const structure = await run('qpdf', ['--check', file])
  const attached = await run('qpdf', ['--show-attachment=factur-x.xml', file])
  const plain = (await run('qpdf', ['--qdf', '--object-streams=disable', file, '-'])).out
  const fonts = (await run('pdffonts', [file])).out.trimEnd().split('\n').slice(2)
  const printed = (await run('pdftotext', ['-layout', file, '-'])).out.replaceAll(/\s+/g, ' ')
  const has = (what: string, isThere: boolean) => (isThere ? [] : [`lacks ${what}`])
  return [
    ...has(
      'a sound structure',
      structure.ok && structure.out.includes('No syntax or stream encoding errors'),
    ),
    ...has('the same XML', attached.out === cii),
    ...has(
      'fonts that are all embedded',
      fonts.length > 0 && fonts.every((font) => / yes (?:yes|no) +yes /.test(font)),
    ),
    ...has('PDF/A-3b', /<pdfaid:part>3<[\s\S]*<pdfaid:conformance>B</.test(plain)),
    ...has('the profile', plain.includes('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')),
    ...has('an output intent', plain.includes('/OutputIntents') && plain.includes('/GTS_PDFA1')),
    ...has(
      'the relation of the file',
      plain.includes('/AFRelationship /Alternative') && plain.includes('/AF '),
    ),
    ...has(
      'the type of the file',
      plain.includes('/Subtype /text#2fxml') || plain.includes('/Subtype /text#2Fxml'),
    ),
    ...amounts.flatMap((amount) => has(amount, printed.includes(amount.replaceAll(/\s+/g, ' ')))),
  ]
}
