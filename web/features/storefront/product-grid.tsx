import type { Tool } from '../../api/rows/catalogue.ts'
import { productsTexts } from '../../texts/storefront.ts'
import { ProductCard } from './product-card.tsx'

interface ProductGridProps {
  readonly products: readonly Tool[]
  /** Heading level of the products: one below the grid's. */
  readonly level: 2 | 3
}

/** Renders product cards, in the API's order. */
export function ProductGrid({ products, level }: ProductGridProps) {
  if (products.length === 0) return <p className="card empty">{productsTexts.empty}</p>
  return (
    <ul className="tool-grid">
      {products.map((product) => (
        <ProductCard key={product._id} product={product} level={level} />
      ))}
    </ul>
  )
}
