import 'react-toastify/ReactToastify.css'
import { useEffect } from 'react'
import {
  Bounce,
  type CloseButtonProps,
  type Id,
  ToastContainer,
  type ToastTransitionProps,
  toast,
} from 'react-toastify/unstyled'
import { CloseIcon, DoneIcon, InfoIcon, ProblemIcon } from '../icons.tsx'
import { valuesTexts } from '../values/value-texts.ts'
import { type Toast, takeToasts } from './toast.ts'

/**
 * Animates a toast's arrival. Its countdown starts afterwards, unless the pointer is already over it: the library would
 * start the countdown anyway, and the toast would disappear while it is read.
 */
function Arrival({ playToast, ...rest }: ToastTransitionProps) {
  const playUnlessHovered = () => {
    if (!rest.nodeRef.current?.matches(':hover')) playToast()
  }
  return <Bounce {...rest} playToast={playUnlessHovered} />
}

/** Closes a toast. The library's own button has a fixed colour and size. */
function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="toast-close"
      aria-label={valuesTexts.close}
      onClick={(event) => {
        // A click on the toast itself also closes it.
        event.stopPropagation()
        closeToast(true)
      }}
    >
      <CloseIcon />
    </button>
  )
}

/** Values from spec §9. */
const options = {
  autoClose: 5000,
  position: 'top-right',
  // Draggable with a mouse too; the default is touch only.
  draggable: true,
  draggablePercent: 80,
  transition: Arrival,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
} as const

const icons = { success: DoneIcon, error: ProblemIcon, info: InfoIcon } as const

function ToastIcon({ type }: { readonly type: string }) {
  const Icon = type === 'success' || type === 'error' ? icons[type] : icons.info
  return <Icon />
}

/** The most toasts at once on a phone, where more would cover the page. */
const mostOnPhone = 2
const phone = '(max-width: 30rem)'

/** Shows a toast; on a phone the third one replaces the oldest. */
function show(shown: Set<Id>, { kind, text }: Toast): void {
  const id = toast[kind](text, { onClose: () => shown.delete(id) })
  shown.add(id)
  const [oldest] = shown
  if (shown.size <= mostOnPhone || oldest === undefined || !window.matchMedia(phone).matches) return
  shown.delete(oldest)
  toast.dismiss(oldest)
}

/**
 * Shows toasts in the notification container. Only the container is a live region, so that each toast is announced
 * once.
 */
export function Toasts({ label }: { label: string }) {
  useEffect(() => {
    const shown = new Set<Id>()
    return takeToasts((next) => show(shown, next))
  }, [])
  return (
    <ToastContainer {...options} icon={ToastIcon} closeButton={CloseButton} role="group" aria-label={label} />
  )
}
