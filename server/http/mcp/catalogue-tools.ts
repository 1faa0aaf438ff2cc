import * as z from 'zod/mini'
import { findFit } from '../../../contract/catalogue/fit.ts'
import { getJob, listJobs } from '../../../contract/catalogue/jobs.ts'
import { productDetails } from '../../../contract/catalogue/product-details.ts'
import { searchProducts, searchResult } from '../../../contract/catalogue/search.ts'
import { listStandards } from '../../../contract/catalogue/standards.ts'
import { getToolGuide, toolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { countTools, getTool, listTools, tool } from '../../../contract/catalogue/tools.ts'
import { said } from '../../../contract/languages/said.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { foldSku } from '../../../domain/catalogue/fold-sku.ts'
import { wholeSchema } from '../docs/json-schemas.ts'
import type { AgentTool, ToolAnswer, ToolCall } from './agent-tool.ts'
import { answeredBy, foundText, listTool, objectTool, requestOf } from './operation-tools.ts'
import { productLine, productLines, withPages } from './product-lines.ts'
import { inputObject, inputOf, outputOf } from './tool-schemas.ts'
import { toolTexts } from './tool-texts.ts'

const search = objectTool(searchProducts, {
  name: 'search_products',
  title: 'Search products',
  description: `${searchProducts.summary} Use it first for any question about what the shop sells; "limit" is at most 50.`,
  text: (call, { results }) => foundText(call, results),
})

const list = listTool(listTools, {
  name: 'list_tools',
  title: 'List tools by filters',
  description:
    'Tools by category, price, stock, brand, standard or specification, sorted and in pages. "filter" has conditions ' +
    '"name:value" joined by ";": brand, fits (id of a standard), stock:in, price:5..70, spec.{key}. Get the choices with ' +
    '"list_filters". Each tool says reductions with the lowest price of the 30 days before.',
  most: '20',
  text: foundText,
})

const facets = objectTool(countTools, {
  name: 'list_filters',
  title: 'Choices of filters',
  description: `${countTools.summary} Use its values in "category" and "filter" of "list_tools".`,
  text: ({ formats }, { total, categories }) =>
    [
      said(toolTexts).found(formats.number(total)),
      ...categories.map(({ value, count }) => `- ${value}: ${formats.number(count)}`),
    ].join('\n'),
})

/** A product with its guide; a part without stock has no guide. */
const productAnswer = z.object({ product: z.union([tool, searchResult]), guide: z.optional(toolGuide) })

const product: AgentTool = {
  name: 'get_product_details',
  title: 'One product',
  description:
    'A product by its id or by its SKU: price with currency, price from quantities, reductions, stock, minimum order, ' +
    'address of its page, specification in words, what it fits and does not fit with reasons, its family of sizes, ' +
    'safety warnings, and the jobs that need it.',
  operation: getTool,
  input: inputObject([
    { properties: { id: idSchema() } },
    wholeSchema(z.object({ sku: productDetails.sku }), 'input'),
  ]),
  output: outputOf(productAnswer),
  run: getProduct,
}

function idSchema(): unknown {
  return Object.values(wholeSchema(getTool.params, 'input').properties ?? {})[0]
}

async function getProduct(call: ToolCall): Promise<ToolAnswer> {
  const texts = said(toolTexts)
  const { id, sku } = call.given
  if ((id === undefined) === (sku === undefined)) return { ok: false, message: texts.idOrSku }
  const asked = String(id ?? sku)
  const found = id === undefined ? undefined : await call.call(getTool, { params: { id: asked } })
  if (found?.ok) return withGuide(call, found.value)
  const searched = await call.call(searchProducts, { query: { q: asked.slice(0, 100), limit: 20 } })
  if (!searched.ok) return searched
  const same = searched.value.results.find(
    (each) => each._id === asked || (sku !== undefined && foldSku(each.sku ?? '') === foldSku(asked)),
  )
  if (!same) return { ok: false, message: texts.productNotFound }
  const bookable = await call.call(getTool, { params: { id: same._id } })
  return bookable.ok ? withGuide(call, bookable.value) : told(call, same)
}

async function withGuide(call: ToolCall, found: AnswerOf<typeof getTool>): Promise<ToolAnswer> {
  const guide = await call.call(getToolGuide, { params: { id: found._id } })
  return told(call, found, guide.ok ? guide.value : undefined)
}

function told(
  call: ToolCall,
  found: z.output<typeof productAnswer>['product'],
  guide?: AnswerOf<typeof getToolGuide>,
): ToolAnswer {
  const warnings = guide?.safety?.warnings
  return {
    ok: true,
    value: withPages(call, { product: found, ...(guide && { guide }) }),
    text: [
      productLine(call, found),
      ...(found.shortDescription ? [found.shortDescription] : []),
      ...(guide?.fits ?? []).map(({ reason }) => `- ${reason}`),
      ...(warnings ? [said(toolTexts).warning(warnings)] : []),
    ].join('\n'),
  }
}

/** Without the list of all groups, which is long, once a group is chosen. */
const fitAnswer = z.partial(findFit.answer, { groups: true })

const fit: AgentTool = {
  name: 'find_what_fits',
  title: 'What fits a bicycle part',
  description: `${findFit.summary} Without arguments it answers all groups with their standards and measures.`,
  operation: findFit,
  input: inputOf(findFit),
  output: outputOf(fitAnswer),
  run: async (call) => {
    const answer = await call.call(findFit, requestOf(findFit, call.given))
    return answeredBy(answer, ({ groups, ...rest }) => ({
      value: withPages(call, { ...rest, ...(rest.group === undefined && { groups }) }),
      text: fitText(call, rest),
    }))
  },
}

function fitText(call: ToolCall, { sentence, standards }: Omit<AnswerOf<typeof findFit>, 'groups'>): string {
  const texts = said(toolTexts)
  const named = standards.flatMap(({ name, tools, parts }) => {
    const fitting = [...tools, ...parts]
    if (fitting.length === 0) return [`${name}. ${texts.noToolsThatFit}`]
    return [name, ...fitting.map((each) => `- ${productLine(call, each.product)} ${each.reason}`)]
  })
  return [sentence ?? texts.chooseGroup, ...named].join('\n')
}

const jobList = listTool(listJobs, {
  name: 'list_jobs',
  title: 'Repair jobs',
  description: `${listJobs.summary} Get the steps of one with "get_job".`,
  text: (_, rows) => rows.map(({ id, name }) => `- ${id}: ${name}`).join('\n'),
})

const job = objectTool(getJob, {
  name: 'get_job',
  title: 'One repair job',
  description: getJob.summary,
  text: (call, { name, steps, tools, parts }) =>
    [
      name,
      ...steps.map(({ text }, index) => `${index + 1}. ${text}`),
      ...[...tools, ...parts].map((need) => `${need.name}\n${productLines(call, need.products)}`.trim()),
    ].join('\n'),
})

const standards: AgentTool = {
  name: 'list_standards',
  title: 'Standards of bicycle parts',
  description: `${listStandards.summary} Name a "group" (an id such as that of "find_what_fits") to get only that one.`,
  operation: listStandards,
  input: inputObject([wholeSchema(z.pick(findFit.query, { group: true }), 'input')]),
  output: outputOf(z.object({ items: listStandards.answer })),
  run: async (call) => {
    const answer = await call.call(listStandards, {})
    const { group } = call.given
    return answeredBy(answer, (groups) => {
      const chosen = groups.filter(({ id }) => group === undefined || id === group)
      const lines = chosen.flatMap((each) => [
        `${each.name} (${each.id})`,
        ...each.standards.map(({ id, name }) => `- ${id}: ${name}`),
      ])
      return { value: { items: chosen }, text: lines.join('\n') || said(toolTexts).nothingFound }
    })
  },
}

/** The tools about products and what fits. */
export const catalogueTools: readonly AgentTool[] = [
  search,
  product,
  list,
  facets,
  fit,
  jobList,
  job,
  standards,
]
