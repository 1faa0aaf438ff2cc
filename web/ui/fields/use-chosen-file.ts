import { type Ref, type RefObject, useEffect, useRef, useState } from 'react'

interface ChosenFile {
  readonly chosen: File | undefined
  choose(file: File | undefined): void
  readonly input: RefObject<HTMLInputElement | null>
  /** The input's ref; it serves the given one as well. */
  attach(element: HTMLInputElement | null): void
}

/** The file that stands in a file input, which knows it by itself but tells nobody when its form is emptied. */
export function useChosenFile(outer: Ref<HTMLInputElement> | undefined): ChosenFile {
  const [chosen, choose] = useState<File>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    const forget = () => choose(undefined)
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [])
  function attach(element: HTMLInputElement | null): void {
    input.current = element
    if (typeof outer === 'function') outer(element)
    else if (outer) outer.current = element
  }
  return { chosen, choose, input, attach }
}
