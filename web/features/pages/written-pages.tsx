import { delivery } from '../../content/delivery.ts'
import { privacy } from '../../content/privacy.ts'
import { returns } from '../../content/returns.ts'
import { terms } from '../../content/terms.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { WrittenPage } from './written-page.tsx'

/** Renders `/delivery`: delivery costs, dispatch and holds. */
export function DeliveryPage() {
  return <WrittenPage title={writtenPages.delivery.title} page={delivery} />
}

/** Renders `/returns`: cancellations, returns and refunds. */
export function ReturnsPage() {
  return <WrittenPage title={writtenPages.returns.title} page={returns} />
}

/** Renders `/privacy`: the stored personal data. */
export function PrivacyPage() {
  return <WrittenPage title={writtenPages.privacy.title} page={privacy} />
}

/** Renders `/terms`: the agreement between shop and customer. */
export function TermsPage() {
  return <WrittenPage title={writtenPages.terms.title} page={terms} />
}
