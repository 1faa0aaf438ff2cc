import { changeKeptList, getKeptList, type KeptList } from '../../../contract/orders/kept-lists.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { contentOf, isSameContent, type ListContent, mergeLists } from './merge-lists.ts'

/** What the screen shows of a list. */
export interface EditedList {
  readonly content: ListContent
  /** Whether this account made the list. */
  readonly own: boolean
  readonly state: 'saved' | 'saving' | 'failed'
  /** Why the last save failed. */
  readonly problem: string | undefined
  /** Who changed the list at the same time, after a merge; undefined without a name. */
  readonly merged: { readonly by: string | undefined } | undefined
}

/** Typing a quantity saves once, after its last digit. */
const waitMs = 600
/** Another person may save again while this one merges. */
const mostMerges = 5

/**
 * Saves the edits of a list one after the other, a moment after the last one. If another person has saved meanwhile,
 * merges both and saves the result, so that nothing is lost (docs/decisions/0164).
 */
export class ListSaver {
  readonly #api: ShopApi
  readonly #id: string
  readonly #tell: () => void
  #stored: KeptList
  #shown: EditedList
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined

  constructor(api: ShopApi, list: KeptList, tell: () => void) {
    this.#api = api
    this.#id = list._id
    this.#tell = tell
    this.#stored = list
    this.#shown = {
      content: contentOf(list),
      own: list.own,
      state: 'saved',
      problem: undefined,
      merged: undefined,
    }
  }

  /** The same object until something changes. */
  get shown(): EditedList {
    return this.#shown
  }

  edit(change: (content: ListContent) => ListContent): void {
    const content = change(this.#shown.content)
    if (isSameContent(content, this.#shown.content)) return
    this.#show({ content, state: 'saving', problem: undefined })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), waitMs)
  }

  /** Saves now, also after a failure. */
  save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Takes what others have saved, unless something here waits to be saved. */
  refresh(list: KeptList): void {
    if (this.#shown.state !== 'saved' || list.version <= this.#stored.version) return
    this.#stored = list
    this.#show({ content: contentOf(list), own: list.own })
  }

  async #saveAll(): Promise<void> {
    let merges = 0
    try {
      while (!isSameContent(this.#shown.content, contentOf(this.#stored))) {
        this.#show({ state: 'saving', problem: undefined })
        const conflict = await this.#saveOnce()
        if (conflict && merges >= mostMerges) throw conflict
        merges += conflict ? 1 : 0
      }
      this.#show({ state: 'saved', problem: undefined })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.#show({ state: 'failed', problem: error.message })
    }
  }

  /** @returns the refusal if another person had changed the list, so that the merged content waits to be saved. */
  async #saveOnce(): Promise<ApiError | undefined> {
    const { content } = this.#shown
    const { version } = this.#stored
    const lines = content.lines.map(({ id: Id, quantity, name }) => ({ Id, quantity, name }))
    const body = { version, name: content.name, shared: content.shared, lines }
    try {
      const saved = await this.#api.call(changeKeptList, { params: { id: this.#id }, body })
      this.#stored = { ...this.#stored, ...body, version: saved.version }
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'LIST_CHANGED')) throw error
      await this.#merge()
      return error
    }
  }

  async #merge(): Promise<void> {
    const newer = await this.#api.call(getKeptList, { params: { id: this.#id } })
    const base = contentOf(this.#stored)
    const merged = mergeLists(base, this.#shown.content, contentOf(newer))
    this.#stored = newer
    this.#show({ content: merged, own: newer.own, merged: { by: newer.changedBy } })
  }

  #show(change: Partial<EditedList>): void {
    this.#shown = { ...this.#shown, ...change }
    this.#tell()
  }
}
