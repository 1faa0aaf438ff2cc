import { Fragment } from 'react'
import type { Offer } from '../../../contract/requests/offers.ts'
import type { RequestAnswer, Thread } from '../../../contract/requests/quotes.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { AnswerMail } from './answer-mail.tsx'
import { OfferEntry } from './offer-entry.tsx'
import { requestTexts as texts } from './request-texts.ts'

/** Lists the request and its answers, oldest first. */
export function RequestThread({ request }: { readonly request: Thread }) {
  return (
    <ol className="thread grid gap-3" aria-label={texts.thread}>
      <li className="grid gap-[0.6rem] w-full max-w-184 p-4 border border-s-4 bg-paper border-line border-s-edge">
        <p className="flex flex-wrap gap-x-4 gap-y-1 items-center text-note text-soft">
          <b className="text-ink">{texts.asked}</b>
          <LocalTime at={request.createdAt} />
        </p>
        <p className="whitespace-pre-line">{request.message}</p>
      </li>
      {followingOf(request).map(({ at, answer, offer }) => (
        <Fragment key={`${at} ${answer?._id ?? offer?._id}`}>
          {answer && <Answer answer={answer} />}
          {offer && <OfferEntry offer={offer} />}
        </Fragment>
      ))}
    </ol>
  )
}

interface Following {
  readonly at: number
  readonly answer?: RequestAnswer
  readonly offer?: Offer
}

/** Returns answers and offers in the order of sending. */
function followingOf({ answers, offers }: Thread): readonly Following[] {
  const all: readonly Following[] = [
    ...answers.map((answer) => ({ at: answer.at, answer })),
    ...offers.map((offer) => ({ at: offer.createdAt, offer })),
  ]
  return all.toSorted((one, other) => one.at - other.at)
}

function Answer({ answer: { text, by, at, mail } }: { readonly answer: RequestAnswer }) {
  return (
    <li className="grid gap-[0.6rem] w-full max-w-184 p-4 border border-s-4 justify-self-end bg-sheet border-line border-s-ink">
      <p className="flex flex-wrap gap-x-4 gap-y-1 items-center text-note text-soft">
        <b className="text-ink">{texts.answered}</b>
        <span>{by === null ? texts.byDeleted : texts.by(by)}</span>
        <LocalTime at={at} />
      </p>
      <p className="whitespace-pre-line">{text}</p>
      <AnswerMail mail={mail} />
    </li>
  )
}
