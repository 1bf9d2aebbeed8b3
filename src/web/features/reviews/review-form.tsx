import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { FormProvider, useForm } from "react-hook-form";
import type { CustomerHire } from "#contract/endpoints/hires.ts";
import { Button } from "#ui/action/button.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { ReviewFields } from "./review-fields.tsx";
import { ReviewProblem } from "./review-problem.tsx";
import { draftOf, EMPTY_REVIEW, reviewResolver, type ReviewValues } from "./review-values.ts";

/** The review being written. What is typed stays in the tab until it is sent; then comes the page of what was written. */
export function ReviewForm({ hire }: { hire: CustomerHire }) {
  const form = useForm<ReviewValues>({ defaultValues: EMPTY_REVIEW, resolver: reviewResolver });
  const kept = useKeptForm(form, `review-draft.${hire.id}`);
  const { uploading, onSending, unlessUploading } = useUploading();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const send = useEndpointMutation("reviews.create", {
    onSuccess: async () => {
      kept.forget();
      await navigate({
        to: "/requests/$requestId/$moment",
        params: { requestId: hire.request_id, moment: "reviewed" },
      });
      // Only now: this page would otherwise say that there is a review already.
      queryClient.removeQueries({ queryKey: ["hires.get"] });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-8"
        onSubmit={unlessUploading(
          form.handleSubmit((values) => send.run({ hire_id: hire.id, ...draftOf(values) })),
        )}
      >
        <ReviewFields onSending={onSending} />
        {/* The failure in the bar: a phone shows it wherever in the form the press was. */}
        <StickyActionBar
          className="-mt-2"
          summary={
            <>
              <ReviewProblem />
              <p>후기는 고수의 페이지에 이름을 가리고 보여요. 나중에 수정할 수 있어요.</p>
            </>
          }
        >
          <Button type="submit" size="lg" pending={send.pending || uploading}>
            후기 남기기
          </Button>
        </StickyActionBar>
      </form>
    </FormProvider>
  );
}
