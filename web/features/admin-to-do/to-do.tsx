import '../../styles/admin.css'
import { listQuotes } from '../../../contract/quotes.ts'
import { type OperationName, useHost } from '../../api/host.ts'
import { listTools } from '../../api/rows/catalogue.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { dashboardLinks } from '../../routing/links.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { countLowStock, countOpenQuotes, countToSend } from './counts.ts'
import { toDoTexts as texts } from './texts.ts'
import { ToDoCard, type ToDoCardProps } from './to-do-card.tsx'

interface Task extends ToDoCardProps {
  /** The operation that {host} must offer, so that counting needs no whole list. */
  readonly needs: OperationName
}

const tasks: readonly Task[] = [
  {
    needs: listOrders,
    load: countToSend,
    what: texts.toSend,
    nothing: texts.nothingToSend,
    link: { to: dashboardLinks.ordersToSend, text: texts.seeToSend },
  },
  {
    needs: listTools,
    load: countLowStock,
    what: texts.lowStock,
    nothing: texts.nothingLow,
    link: { to: dashboardLinks.manageProduct, text: texts.seeLowStock },
    first: { to: dashboardLinks.addProduct, text: texts.firstTool, sentence: texts.noTools },
  },
  {
    needs: listQuotes,
    load: countOpenQuotes,
    what: texts.openQuotes,
    nothing: texts.nothingToAnswer,
    link: { to: dashboardLinks.quotes, text: texts.seeQuotes },
  },
]

/** Lists the admin's tasks: counts with links. */
export function ToDo() {
  const host = useHost()
  const offered = tasks.filter(({ needs }) => host.offers(needs))
  return (
    <DashboardPart title={texts.heading}>
      {offered.length === 0 ? (
        <Card>{texts.notOffered}</Card>
      ) : (
        <ul className="to-do">
          {offered.map((task) => (
            <li key={task.needs.id} className="card card-padded">
              <ToDoCard {...task} />
            </li>
          ))}
        </ul>
      )}
    </DashboardPart>
  )
}
