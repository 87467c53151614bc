import { updatePasswordMessages } from '@summit/brand/messages/update-password'
import { UpdatePassword } from '@summit/features/update-password'

/** `/auth/update-password` */
export default () => <UpdatePassword messages={updatePasswordMessages} />
