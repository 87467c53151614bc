import { requireUser } from '../../session'

/** A page of its own, which is not among the provider's `routes`. */
export default async function OrderPage({ params }: PageProps<'/orders/[id]'>) {
  const { id } = await params
  const { name } = await requireUser(`/orders/${id}`)
  return (
    <main>
      <h1>Order {id}</h1>
      <p>Ordered by {name}.</p>
    </main>
  )
}
