import {
  getDelivery,
  type WireDelivery,
  type WireDeliveryWithBody,
} from '../../../contract/webhooks/webhooks.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { Button } from '../../ui/button.tsx'
import { Fact } from '../../ui/values/fact.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { eventInWords, resultInWords } from './delivery-in-words.ts'
import { deliveryTexts as texts, webhookPageTexts } from './texts.ts'

interface DeliveryDetailsProps {
  readonly delivery: WireDelivery
  readonly onClose: () => void
}

/** Shows one delivery: the body that is sent, and what the receiver answered. */
export function DeliveryDetails({ delivery, onClose }: DeliveryDetailsProps) {
  const id = delivery._id
  const [loaded, reload] = useAnswer(getDelivery, { params: { id } })
  const notLoaded = { loading: texts.loading, notLoaded: texts.detailsNotLoaded }
  return (
    <section className="card card-padded grid min-w-0 gap-4" aria-label={texts.details}>
      <h3 className="text-xl tracking-tight wrap-anywhere">{eventInWords(delivery)}</h3>
      <NotReady bare loaded={loaded} texts={notLoaded} lines={6} reload={reload} />
      {loaded.status === 'ready' && <Facts delivery={loaded.data} />}
      <div className="actions">
        <Button kind="quiet" autoFocus onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </section>
  )
}

function Facts({ delivery }: { readonly delivery: WireDeliveryWithBody }) {
  const formats = useFormats()
  const { event, attemptedAt, durationMs, answer, body, state, giveUpAt } = delivery
  return (
    <>
      <dl className="facts">
        <Fact name={texts.id}>
          <span className="font-figure wrap-anywhere">{event}</span>
        </Fact>
        {attemptedAt !== null && (
          <Fact name={webhookPageTexts.lastAttempt}>
            {resultInWords(delivery)} <LocalTime at={attemptedAt} />
          </Fact>
        )}
        {durationMs !== null && (
          <Fact name={texts.duration}>{texts.milliseconds(wholeNumber(formats, durationMs))}</Fact>
        )}
        {attemptedAt !== null && (
          <Fact name={texts.answer}>
            <span className="wrap-anywhere">{answer ?? texts.noAnswer}</span>
          </Fact>
        )}
        {state === 'waiting' && (
          <Fact name={texts.triedUntil}>
            <LocalTime at={giveUpAt} />
          </Fact>
        )}
      </dl>
      <div className="grid min-w-0 gap-1">
        <h4 className="font-semibold">{texts.body}</h4>
        {body === null ? <p>{texts.erased}</p> : <Body text={body} />}
      </div>
    </>
  )
}

/** Shows the body with line breaks; it is sent without. */
function Body({ text }: { readonly text: string }) {
  return (
    <pre className="bg-tray p-4 font-figure text-note whitespace-pre-wrap wrap-anywhere">
      {JSON.stringify(JSON.parse(text), null, 2)}
    </pre>
  )
}
