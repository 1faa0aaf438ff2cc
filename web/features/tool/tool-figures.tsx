import { stockState } from '../../../domain/catalogue/stock-state.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { useDeliveryPrices } from '../../buying/delivery-country.ts'
import { OwnPrice } from '../../buying/own-price.tsx'
import { useTaxNote } from '../../buying/tax-note.ts'
import { Figure, Price } from '../../ui/values/figure.tsx'
import { Gauge } from '../../ui/values/gauge.tsx'
import { SaleEnd } from './sale-end.tsx'
import { toolTexts } from './texts.ts'

/** Renders a tool's price, minimum order and stock. */
export function ToolFigures({ tool }: { readonly tool: DescribedProduct }) {
  const note = useTaxNote(useDeliveryPrices() ? 'added' : 'included')
  const available = tool.availableQuantity ?? 0
  return (
    <>
      <dl className="figures figures-large">
        <Price label={toolTexts.price} amount={tool.price} earlier={tool} unit={toolTexts.perPiece(note)}>
          <OwnPrice id={tool._id} />
        </Price>
        <Figure
          label={toolTexts.minimum}
          value={tool.minOrderQuantity}
          unit={toolTexts.piece(tool.minOrderQuantity)}
        />
        <Figure
          label={toolTexts.available}
          value={tool.availableQuantity}
          unit={toolTexts.piece(tool.availableQuantity)}
        />
      </dl>
      <SaleEnd tool={tool} />
      {tool.giftCard !== true && stockState(tool.availableQuantity, tool.minOrderQuantity) === 'enough' && (
        <p className="flex items-center gap-3 max-lg:flex-wrap [&_.gauge]:w-[160px] [&_.gauge]:h-[22px] max-md:[&_.gauge]:w-[110px] max-md:[&_.gauge]:h-[15px]">
          <Gauge amount={available} portion={tool.minOrderQuantity} />
          <span className="soft">
            {toolTexts.enoughFor(Math.floor(available / (tool.minOrderQuantity ?? 1)))}
          </span>
        </p>
      )}
    </>
  )
}
