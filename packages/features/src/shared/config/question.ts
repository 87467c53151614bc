/** A question with its answer. */
export interface Question {
  question: string
  answer: string
}
