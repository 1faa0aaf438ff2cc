import { delivery } from '../../content/delivery.ts'
import { privacy } from '../../content/privacy.ts'
import { returns } from '../../content/returns.ts'
import { terms } from '../../content/terms.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { WrittenPage } from './written-page.tsx'

/** `/delivery`: what a parcel costs, how long a booking is held, when it leaves. */
export function DeliveryPage() {
  return <WrittenPage title={writtenPages.delivery.title} page={delivery} />
}

/** `/returns`: cancelling, sending back, refunds. */
export function ReturnsPage() {
  return <WrittenPage title={writtenPages.returns.title} page={returns} />
}

/** `/privacy`: what is stored of a person. */
export function PrivacyPage() {
  return <WrittenPage title={writtenPages.privacy.title} page={privacy} />
}

/** `/terms`: what shop and customer agree on. */
export function TermsPage() {
  return <WrittenPage title={writtenPages.terms.title} page={terms} />
}
