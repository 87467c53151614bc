import { chapterAt, useProductDemo } from '@summit/features/home'

/** Your own player of the product demo: a picture per chapter. */
export function Player() {
  const { state, messages, watch, play, pause, next } = useProductDemo()
  if (state.status === 'closed' || state.status === 'left') return <button onClick={watch}>{messages.watchDemo}</button>
  const chapter = chapterAt(state.at)
  return (
    <>
      <img src={`/chapters/${chapter}.png`} alt="" />
      <p aria-live="polite">{messages.demoScenes.chapters[chapter].caption}</p>
      {state.status === 'playing' ? (
        <button onClick={pause}>{messages.pause}</button>
      ) : (
        <button onClick={play}>{messages.play}</button>
      )}
      {state.status === 'still' && <button onClick={next}>{messages.next}</button>}
    </>
  )
}
