import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { getKeptList, type KeptList } from '../../../contract/orders/kept-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { useAnswer } from '../../api/use-answer.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { type EditedList, ListSaver } from './list-saver.ts'

/** A list with its edits, once it is loaded. */
interface Editing {
  readonly loaded: Loaded<KeptList>
  readonly reload: () => Promise<void>
  readonly list: EditedList | undefined
  readonly edit: ListSaver['edit']
  readonly save: () => void
}

/** Loads a list, and saves its edits; what waits is saved when the person leaves the page. */
export function useEditedList(id: string): Editing {
  const api = useApi()
  const [loaded, reload] = useAnswer(getKeptList, { params: { id } })
  const [saver, setSaver] = useState<ListSaver>()
  const [, draw] = useState<EditedList>()
  const data = loaded.status === 'ready' ? loaded.data : undefined
  useLayoutEffect(() => {
    if (!data) return
    setSaver((known) => {
      if (known) {
        known.refresh(data)
        return known
      }
      const made: ListSaver = new ListSaver(api, data, () => draw(made.shown))
      return made
    })
  }, [api, data])
  useEffect(() => {
    if (!saver) return
    const save = () => void saver.save()
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pagehide', save)
      save()
    }
  }, [saver])
  return {
    loaded,
    reload,
    list: saver?.shown,
    edit: useCallback((change) => saver?.edit(change), [saver]),
    save: useCallback(() => void saver?.save(), [saver]),
  }
}
