import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { NotificationRegion } from '../ui/toast/notification-region.tsx'
import { showToast } from '../ui/toast/toast.ts'
import { Toasts } from '../ui/toast/toasts.tsx'
import { nothing } from './nothing.ts'
import type { Chapter } from './specimen.ts'

function question(more: {
  readonly busy?: boolean
  readonly destructive?: boolean
  readonly problem?: string
}) {
  return (
    <ConfirmDialog
      open={false}
      title="Are you sure?"
      text="This cancels your order of 10 × Tyre bead jack."
      confirm="Cancel the order"
      destructive
      cancel="Keep it"
      onConfirm={nothing}
      onCancel={nothing}
      {...more}
    />
  )
}

/** Feedback: problems, notices, confirmations, toasts and skeletons. */
export const messages: Chapter = {
  title: 'What the shop says',
  specimens: [
    {
      of: [Alert],
      wide: true,
      states: {
        plain: <Alert message="Your orders did not load." />,
        'with a way on': (
          <Alert message="Your orders did not load." again={{ label: 'Try again', run: nothing }} />
        ),
      },
    },
    {
      of: [Notice],
      wide: true,
      states: {
        plain: <Notice tone="plain">Your profile could not be refreshed.</Notice>,
        good: <Notice tone="good">This order is paid.</Notice>,
        warn: (
          <Notice tone="warn" action={{ label: 'Try again', run: nothing }}>
            This is a test. No real card is charged.
          </Notice>
        ),
      },
    },
    {
      of: [ConfirmDialog],
      wide: true,
      states: {
        asking: question({}),
        busy: question({ busy: true }),
        'can be undone': question({ destructive: false }),
        refused: question({ problem: 'A paid order cannot be cancelled here.' }),
      },
    },
    { of: [Skeleton], states: { 'on its way': <Skeleton label="Loading your orders" lines={4} /> } },
    {
      of: [Toasts, NotificationRegion],
      states: {
        'at the top right, when pressed': (
          <div className="actions">
            <Button kind="quiet" onClick={() => showToast('success', 'Successfully Booked')}>
              Success
            </Button>
            <Button kind="quiet" onClick={() => showToast('error', 'Sorry')}>
              Error
            </Button>
            <Button kind="quiet" onClick={() => showToast('info', 'To know')}>
              To know
            </Button>
          </div>
        ),
      },
    },
  ],
}
