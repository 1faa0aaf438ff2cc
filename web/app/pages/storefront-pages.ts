import { homePage } from './home.ts'
import { itemsPage } from './items.ts'
import { notFoundPage } from './not-found.ts'
import { productPage } from './tool.ts'
import { productsPage } from './tools.ts'

/** The pages whose routes are part of every page's initial code. */
export const storefrontPages = [homePage, productsPage, itemsPage, productPage, notFoundPage] as const
