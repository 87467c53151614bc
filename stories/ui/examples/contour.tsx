import { ContourLines } from '@summit/ui/product/contour'

export const Example = () => (
  <section style={{ position: 'relative', overflow: 'clip', padding: '4rem 2rem' }}>
    <ContourLines />
    <h2 style={{ position: 'relative' }}>Every climb begins at home</h2>
  </section>
)
