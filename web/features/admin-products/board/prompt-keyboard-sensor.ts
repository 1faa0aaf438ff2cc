import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core'

/**
 * Moves rows by keyboard as dnd-kit does, which begins to listen for keys one task after the key that picks up. A key
 * in between would scroll the page, and the row with it. Here it waits until dnd-kit listens.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props)
    const early: KeyboardEvent[] = []
    let isReplaying = false
    const hold = (key: KeyboardEvent) => {
      if (isReplaying) return
      key.preventDefault()
      key.stopPropagation()
      early.push(key)
    }
    // Handles one key at a time, because dnd-kit notices a move only after React has rendered it.
    const replay = () => {
      const key = early.shift()
      if (!key) return document.removeEventListener('keydown', hold, { capture: true })
      isReplaying = true
      document.dispatchEvent(new KeyboardEvent('keydown', { code: key.code, cancelable: true }))
      isReplaying = false
      setTimeout(replay)
    }
    // Ignores the key that picks up, which the document has already captured.
    document.addEventListener('keydown', hold, { capture: true })
    setTimeout(replay)
  }
}
