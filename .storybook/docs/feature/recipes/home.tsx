import { useProductDemo } from '@summit/features/home'

/** Your own player of the product demo: the screens of the app, one after the other. */
export function Player() {
  const { state, messages, watch, play, pause, next } = useProductDemo()
  if (state.status === 'closed' || state.status === 'left') return <button onClick={watch}>{messages.watchDemo}</button>
  return (
    <>
      <img src={`/screens/${state.screen}.png`} alt="" />
      {state.status === 'playing' ? (
        <button onClick={pause}>{messages.pause}</button>
      ) : (
        <button onClick={play}>{messages.play}</button>
      )}
      <button onClick={next}>{messages.next}</button>
    </>
  )
}
