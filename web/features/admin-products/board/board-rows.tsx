import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { Product } from '../../../api/rows/products.ts'
import { type Formats, useFormats } from '../../../ui/values/formats.ts'
import { BoardRow, type RowMoves } from './board-row.tsx'
import { boardTexts as texts } from './board-texts.ts'
import { PromptKeyboardSensor } from './prompt-keyboard-sensor.ts'

interface BoardRowsProps {
  readonly rows: readonly Product[]
  /**
   * Called with the rows in their new order, and the id of the row before the moved one; null if the moved row is
   * first.
   */
  readonly onDrop: (product: Product, after: string | null, rows: readonly Product[]) => void
  readonly moves: RowMoves
}

/** Renders rows that are dragged by their handles, with the pointer or the keyboard. */
export function BoardRows({ rows, onDrop, moves }: BoardRowsProps) {
  const formats = useFormats()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // Scrolls immediately, because the row reaches its new place only after the scroll.
    useSensor(PromptKeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: 'instant',
    }),
  )
  const ids = rows.map(({ _id }) => _id)
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    const product = rows[from]
    if (!product || to < 0 || from === to) return
    const ordered = arrayMove([...rows], from, to)
    onDrop(product, ordered[to - 1]?._id ?? null, ordered)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(formats, rows),
        screenReaderInstructions: { draggable: texts.instructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="board-order grid gap-px" aria-label={texts.list}>
          {rows.map((product, index) => (
            <SortableRow key={product._id} product={product} place={index + 1} moves={moves} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface SortableRowProps {
  readonly product: Product
  readonly place: number
  readonly moves: RowMoves
}

function SortableRow({ product, place, moves }: SortableRowProps) {
  const {
    attributes: marks,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: product._id, attributes: { roleDescription: texts.draggable } })
  // The handle is already a button.
  const { role: _role, ...attributes } = marks
  return (
    <BoardRow
      product={product}
      place={place}
      moves={moves}
      nodeRef={setNodeRef}
      lifted={isDragging}
      style={{
        // Vertical only, because the rows form a column.
        ...(transform && { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` }),
        ...(transition && !isStill() && { transition }),
      }}
      handle={
        <button
          type="button"
          className="board-handle grid place-items-center w-11 min-h-13 cursor-grab in-[.board-row-lifted]:cursor-grabbing touch-none"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={texts.drag(product.name)}
        >
          <span aria-hidden="true" />
        </button>
      }
    />
  )
}

/** Returns whether the person prefers reduced motion. */
function isStill(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** Announces each step of a drag to screen readers, with places instead of coordinates. */
function announcementsOf(formats: Formats, rows: readonly Product[]): Announcements {
  const placeOf = (id: string | number) => rows.findIndex(({ _id }) => _id === id) + 1
  const nameOf = (id: string | number) => rows[placeOf(id) - 1]?.name ?? ''
  let hasLeft = false
  return {
    onDragStart({ active }) {
      hasLeft = false
      return texts.pickedUp(formats, nameOf(active.id), placeOf(active.id))
    },
    onDragOver({ active, over }) {
      // Each drag begins over the row's own place; that announcement would replace the one of the pick-up.
      hasLeft ||= over?.id !== active.id
      return over && hasLeft ? texts.over(formats, nameOf(active.id), placeOf(over.id)) : undefined
    },
    onDragEnd: ({ active, over }) =>
      over ? texts.putDown(formats, nameOf(active.id), placeOf(over.id)) : texts.left(nameOf(active.id)),
    onDragCancel: ({ active }) => texts.left(nameOf(active.id)),
  }
}
