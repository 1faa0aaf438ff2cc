import '../../styles/utilities.css'
import { DeliveryPricesContext } from '../../buying/delivery-country.ts'
import { BookingForm } from '../../features/booking/booking-form.tsx'
import { FitsList, saysWhatFits } from '../../features/fit/fits-list.tsx'
import { tickOff } from '../../features/fit/job-list.ts'
import { NextOfJob } from '../../features/fit/next-of-job.tsx'
import { RestockForm } from '../../features/restock/restock-form.tsx'
import { ProductReviews } from '../../features/reviews/product-reviews.tsx'
import type { ToolData } from '../../features/tool/load-tool.ts'
import { ToolPage } from '../../features/tool/tool-page.tsx'

/** Renders `/tool/{toolId}` (spec §2): the tool, its booking form and its reviews. */
export function ProductScreen({ data: shown }: { readonly data: ToolData }) {
  const { tool: product, guide, reviews, delivery } = shown
  return (
    <DeliveryPricesContext value={delivery}>
      <ToolPage
        shown={shown}
        fits={guide && saysWhatFits(guide) && <FitsList guide={guide} />}
        reviews={reviews && <ProductReviews productId={product._id} page={reviews} />}
      >
        <NextOfJob toolId={product._id} />
        <BookingForm key={product._id} product={product} onBooked={() => tickOff(product._id)} />
        <RestockForm product={product} />
      </ToolPage>
    </DeliveryPricesContext>
  )
}
