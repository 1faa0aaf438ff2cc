import { done } from '../../../domain/outcome.ts'
import type { Database } from '../database.ts'
import { insertParts } from '../queries/catalogue/parts.ts'
import { insertReviews } from '../queries/catalogue/reviews.ts'
import { addToOutbox } from '../queries/emails/add-to-outbox.ts'
import { insertOffer } from '../queries/offers.ts'
import { insertQuoteRequest } from '../queries/quotes.ts'

const review = { userId: null, img: '', name: 'Ada', email: 'ada@b.example', text: '', stars: 5 }

/** Adds ten rows to each list that is empty in a large shop. */
export async function addListedRows(database: Pick<Database, 'write'>, reviewedTool: string): Promise<void> {
  await database.write(async (transaction) => {
    for (let index = 0; index < 10; index += 1) {
      const sender = { name: 'Ada', email: 'ada@b.example', message: '' }
      const request = { kind: 'contact', ...sender, partId: null } as const
      await insertQuoteRequest(transaction, { ...request, id: `quote-${index}` }, index)
      const named = { productName: 'Hub', shownProductName: null }
      const line = { productId: reviewedTool, ...named, quantity: 1, unitPriceCents: 100 }
      const times = { note: '', validUntil: '', expiresAt: 1 }
      const offer = { requestId: `quote-${index}`, ...times, by: '', lines: [line] }
      await insertOffer(transaction, { ...offer, id: `offer-${index}`, tokenHash: `${index}` }, index)
      const part = { id: `item-${index}`, name: 'Chain', img: '', priceCents: 100, position: index }
      await insertParts(transaction, [part], index)
      const written = { ...review, createdAt: index }
      const ofTool = { ...written, id: `review-of-tool-${index}`, productId: reviewedTool }
      await insertReviews(transaction, [{ ...written, id: `review-${index}` }, ofTool])
      const message = { recipient: 'ada@b.example', subject: '', body: '' }
      await addToOutbox(transaction, { ...message, event: `event ${index}` }, index)
    }
    return done(null)
  })
}
