import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { addItem } from '../../../contract/catalogue/managed-items.ts'
import type { LowTool } from '../../../contract/desk/board.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import type { Loaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { Gauge } from '../../ui/values/gauge.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { ProductPicture } from './product-picture.tsx'
import { TaskCard, type Tasks } from './task-card.tsx'
import { lowTexts as texts } from './texts.ts'

/** Renders the form that restocks a product; undefined if {host} offers none. */
export type RestockControl = ((product: LowTool) => ReactNode) | undefined

interface LowProductsProps {
  readonly tasks: Loaded<Tasks<LowTool> & { readonly anyTool?: boolean }>
  readonly reload: () => void
  readonly restock: RestockControl
}

/** Lists low tools and parts, sold-out ones first, each with the restock form. */
export function LowProducts({ tasks, reload, restock }: LowProductsProps) {
  const [heading, toHeading] = useFocusOnHeading()
  const [opened, setOpened] = useState<string>()
  const shown = tasks.status === 'ready' ? tasks.data.rows : undefined
  const isGone = opened !== undefined && shown !== undefined && !shown.some(({ _id }) => _id === opened)
  // A product that is no longer low disappears from the list, together with the focused form.
  useEffect(() => {
    if (!isGone) return
    setOpened(undefined)
    toHeading()
  }, [isGone, toHeading])
  return (
    <TaskCard
      title={texts.heading}
      heading={heading}
      tasks={tasks}
      reload={reload}
      texts={texts}
      all={{ to: dashboardLinks.productsByStock, text: texts.all }}
      actions={
        <IfOffered operation={addItem}>
          <Link className="row-link" to={dashboardLinks.partsByStock}>
            {texts.allParts}
          </Link>
        </IfOffered>
      }
      empty={<NothingLow anyTool={tasks.status === 'ready' && (tasks.data.anyTool ?? true)} />}
    >
      {(product) => (
        <LowRow
          key={product._id}
          product={product}
          restock={restock}
          isOpen={product._id === opened}
          onToggle={(open) => setOpened(open ? product._id : undefined)}
        />
      )}
    </TaskCard>
  )
}

function NothingLow({ anyTool }: { readonly anyTool: boolean }) {
  if (anyTool) return <p className="soft">{texts.nothing}</p>
  return (
    <>
      <p className="soft">{texts.noTools}</p>
      <Link className="row-link" to={dashboardLinks.addProduct}>
        {texts.firstTool}
      </Link>
    </>
  )
}

interface LowRowProps {
  readonly product: LowTool
  readonly restock: RestockControl
  readonly isOpen: boolean
  readonly onToggle: (open: boolean) => void
}

function LowRow({ product, restock, isOpen, onToggle }: LowRowProps) {
  const formats = useFormats()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) place.current?.querySelector('input')?.focus()
  }, [isOpen])
  const soldOut = product.availableQuantity === 0
  return (
    <li className="overview-row">
      <ProductPicture product={product} gone={soldOut} />
      <div className="overview-words">
        <h3>
          <Link to={dashboardLinks.product(product._id)}>{withBreaks(product.name)}</Link>
        </h3>
        <small className="flex flex-wrap gap-x-[0.6rem] gap-y-[0.1rem] items-center [&_.gauge]:flex-none [&_.gauge]:w-22">
          {!soldOut && <Gauge amount={product.availableQuantity} portion={product.minOrderQuantity} />}
          <span>
            {soldOut ? (
              <b className="text-bad">{texts.soldOut}</b>
            ) : (
              texts.left(wholeNumber(formats, product.availableQuantity))
            )}
            {factsOf(formats, product).map((fact) => ` · ${fact}`)}
          </span>
        </small>
      </div>
      {restock && (
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
          {isOpen ? texts.close : texts.addPieces}
          <span className="sr-only">{texts.ofTool(product.name)}</span>
        </Button>
      )}
      {restock && isOpen && (
        <div ref={place} className="overview-form col-span-full">
          {restock(product)}
        </div>
      )}
    </li>
  )
}

/** A forecast of more than a year is meaningless. */
const furthestDays = 365

function factsOf(
  formats: Formats,
  { availableQuantity, soldAWeek, goneInDays, waiting }: LowTool,
): readonly string[] {
  return [
    soldAWeek >= 1
      ? texts.sells(wholeNumber(formats, Math.round(soldAWeek)))
      : soldAWeek > 0
        ? texts.sellsSlowly
        : texts.sellsNone,
    availableQuantity > 0 && goneInDays !== null && goneInDays <= furthestDays && texts.gone(goneInDays),
    waiting > 0 && texts.waiting(waiting),
  ].filter((fact) => fact !== false)
}
