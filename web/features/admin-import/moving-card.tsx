import { exportArchivedOrders, exportCustomers, exportRedirects } from '../../../contract/desk/exports.ts'
import { listRedirects } from '../../../contract/moving/redirects.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { ExportList } from '../../lists/export-list.tsx'
import { Card } from '../../ui/card.tsx'
import { contentsTexts as texts } from './moved-texts.ts'

const own = { query: {}, whole: false }
const ofShopify = { query: { columns: 'shopify' }, whole: false }

/** Explains how customers, old orders and redirects move in, and offers the files with which they move out again. */
export function MovingCard() {
  return (
    <IfOffered operation={listRedirects}>
      <Card className="grid gap-4 content-start">
        <h2 className="text-xl tracking-tight">{texts.moving}</h2>
        <p>{texts.about}</p>
        <fieldset className="actions p-0 m-0 border-0">
          <legend className="soft">{texts.download}</legend>
          <ExportList operation={exportCustomers} list={own} text={texts.customers} />
          <ExportList operation={exportCustomers} list={ofShopify} text={texts.customersForShopify} />
          <ExportList operation={exportArchivedOrders} list={own} text={texts.archive} />
          <ExportList operation={exportArchivedOrders} list={ofShopify} text={texts.archiveForShopify} />
          <ExportList operation={exportRedirects} list={own} text={texts.redirects} />
          <ExportList operation={exportRedirects} list={ofShopify} text={texts.redirectsForShopify} />
        </fieldset>
      </Card>
    </IfOffered>
  )
}
