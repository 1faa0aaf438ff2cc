import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core'

/**
 * Moves rows by keyboard without losing keys. dnd-kit starts to listen one task after the key that picks up, and an
 * arrow key in between would scroll the page. This sensor holds such keys until dnd-kit listens.
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
    // Replays one key at a time, because dnd-kit notices a move only after React has rendered it.
    const replay = () => {
      const key = early.shift()
      if (!key) return document.removeEventListener('keydown', hold, { capture: true })
      isReplaying = true
      document.dispatchEvent(new KeyboardEvent('keydown', { code: key.code, cancelable: true }))
      isReplaying = false
      setTimeout(replay)
    }
    // The key that picks up has passed this phase already, so it is not held.
    document.addEventListener('keydown', hold, { capture: true })
    setTimeout(replay)
  }
}
