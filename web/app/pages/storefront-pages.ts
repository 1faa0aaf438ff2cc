import { homePage } from './home.ts'
import { itemsPage } from './items.ts'
import { notFoundPage } from './not-found.ts'
import { toolPage } from './tool.ts'
import { toolsPage } from './tools.ts'

/** The pages whose routes load with every page. */
export const storefrontPages = [homePage, toolsPage, itemsPage, toolPage, notFoundPage] as const
