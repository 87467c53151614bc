import { confirmMessages } from '@summit/brand/messages/confirm'
import { Confirm } from '@summit/features/confirm'

/** `/auth/confirm` */
export default () => <Confirm messages={confirmMessages} />
