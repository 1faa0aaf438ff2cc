import 'react-toastify/ReactToastify.css'
import { useEffect } from 'react'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { DoneIcon, InfoIcon, ProblemIcon } from '../icons.tsx'
import { takeToasts } from './toast.ts'

/** Values from spec §9. */
const options = {
  autoClose: 5000,
  position: 'top-right',
  // Also draggable with a mouse; the default is touch only.
  draggable: true,
  draggablePercent: 80,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
} as const

const icons = { success: DoneIcon, error: ProblemIcon, info: InfoIcon } as const

function ToastIcon({ type }: { readonly type: string }) {
  const Icon = type === 'success' || type === 'error' ? icons[type] : icons.info
  return <Icon />
}

/**
 * Shows toasts in the notification container. Only the container is a live region, so each toast is announced
 * once.
 */
export function Toasts({ label }: { label: string }) {
  useEffect(() => takeToasts(({ kind, text }) => toast[kind](text)), [])
  return <ToastContainer {...options} icon={ToastIcon} role="group" aria-label={label} />
}
