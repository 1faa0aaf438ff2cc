import PDFDocument from 'pdfkit'
import { escapeXml } from '../../../domain/e-invoices/xml.ts'
import type { AttachedXml } from './invoice-sheet.ts'

type Document = InstanceType<typeof PDFDocument>

/** Members that the types of the library lack. */
interface WithMetadata {
  readonly info: Readonly<Record<'Title' | 'Author' | 'Creator' | 'Producer', string>> & {
    readonly CreationDate: Date
    readonly ModDate: Date
  }
  appendXML(xml: string): void
}

/** The schema of Factur-X, which PDF/A wants to find described in the file (Factur-X 1.0, section 6.1). */
const facturX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const describedProperties: Readonly<Record<string, string>> = {
  DocumentFileName: 'The name of the embedded XML document',
  DocumentType: 'The type of the hybrid document in capital letters, such as INVOICE or ORDER',
  Version: 'The version of the standard that the embedded XML document follows',
  ConformanceLevel: 'The conformance level of the embedded XML document',
}

/**
 * A PDF/A-3 with an e-invoice inside. It writes the metadata itself, because the library does not escape them: a shop
 * named "Nuts & Bolts" would give a file that no reader accepts.
 */
export class ArchivedDocument extends PDFDocument {
  /** Called by the library when the document ends. */
  _addInfo(): void {
    // The library has these members; its types lack them.
    const document = this as unknown as WithMetadata
    const { info } = document
    const dated = (at: Date) => `${at.toISOString().split('.')[0]}Z`
    document.appendXML(
      [
        described('dc', 'http://purl.org/dc/elements/1.1/', [
          '<dc:format>application/pdf</dc:format>',
          `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(info.Title)}</rdf:li></rdf:Alt></dc:title>`,
          `<dc:creator><rdf:Seq><rdf:li>${escapeXml(info.Author)}</rdf:li></rdf:Seq></dc:creator>`,
        ]),
        described('xmp', 'http://ns.adobe.com/xap/1.0/', [
          `<xmp:CreateDate>${dated(info.CreationDate)}</xmp:CreateDate>`,
          `<xmp:ModifyDate>${dated(info.ModDate)}</xmp:ModifyDate>`,
          `<xmp:CreatorTool>${info.Creator}</xmp:CreatorTool>`,
        ]),
        described('pdf', 'http://ns.adobe.com/pdf/1.3/', [`<pdf:Producer>${info.Producer}</pdf:Producer>`]),
        described('fx', facturX, [
          '<fx:DocumentType>INVOICE</fx:DocumentType>',
          '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
          '<fx:Version>1.0</fx:Version>',
          '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
        ]),
        extensionSchema(),
      ].join('\n'),
    )
  }
}

function described(prefix: string, namespace: string, properties: readonly string[]): string {
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${properties.join('')}</rdf:Description>`
}

/** Describes the properties of Factur-X (ISO 19005-3, 6.6.2.3). */
function extensionSchema(): string {
  const properties = Object.entries(describedProperties).map(
    ([name, description]) =>
      '<rdf:li rdf:parseType="Resource">' +
      `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
      `<pdfaProperty:category>external</pdfaProperty:category>` +
      `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  const namespaces = ['extension', 'schema', 'property']
    .map(
      (name) =>
        `xmlns:pdfa${capital(name)}="http://www.aiim.org/pdfa/ns/${name}${name === 'extension' ? '/' : '#'}"`,
    )
    .join(' ')
  return (
    `<rdf:Description rdf:about="" ${namespaces}><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">` +
    '<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>' +
    `<pdfaSchema:namespaceURI>${facturX}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>` +
    `<pdfaSchema:property><rdf:Seq>${properties.join('')}</rdf:Seq></pdfaSchema:property>` +
    '</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>'
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Embeds the e-invoice as an alternative of what the pages show. */
export function attachXml(document: Document, { name, content, description }: AttachedXml, at: Date): void {
  document.file(Buffer.from(content), {
    name,
    type: 'text/xml',
    description,
    creationDate: at,
    modifiedDate: at,
    // The types of the library lack it.
    relationship: 'Alternative',
  } as Parameters<Document['file']>[1])
}
