// Submission of a form by a button: whether it is under way, and a toast with what went wrong.
import { ApiError } from "../../lib/request";
import { showToast } from "../../lib/toast.svelte";

export class Submission {
  busy = $state(false);

  async run(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast(error.message);
    } finally {
      this.busy = false;
    }
  }
}
